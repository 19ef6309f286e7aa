import * as z from 'zod'
import { bareSchema } from '../crud/record.ts'

/** A schema without its default and its `optional`. */
export const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema

/** The schemas inside an object; empty for everything that is not an object. */
export const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> => {
  const bare = schema && unwrapped(bareSchema(schema))
  return bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType>) : {}
}
