import * as z from 'zod'
import { bareSchema } from '../crud/record.ts'

/** A schema without its default, and whether or not it may be left out. */
export const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema

/** The schemas inside of an object; nothing for whatever is no object. */
export const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> => {
  const bare = schema && unwrapped(bareSchema(schema))
  return bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType>) : {}
}
