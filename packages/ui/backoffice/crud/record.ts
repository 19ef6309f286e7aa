import type { Entity, FieldName, FieldValue, RecordOf } from '#contract/entity.ts'
import * as z from 'zod'

/** Values of a form by the name of the field. The schema of each field defines its type. */
export type Values = Readonly<Record<string, unknown>>

/** A stored record, as the server sends it. */
export type StoredRecord = Values & { readonly id: string; readonly version: number; readonly updatedAt?: string }

/**
 * The values of a form of `E`: only fields of `E`, and each may still be empty. A stored record matches this type, too. If the entity is not known,
 * the names of the fields are not checked.
 */
export type FormValues<E extends Entity> =
  string extends FieldName<E>
    ? Values
    : { readonly [K in FieldName<E>]?: FieldValue<E, K> | null | undefined } & {
        readonly [K in 'id' | 'createdAt' | 'updatedAt']?: string
      } & { readonly version?: number }

/** A stored record of `E`, or of any entity if `E` is not known. */
export type StoredOf<E extends Entity> = string extends FieldName<E> ? StoredRecord : RecordOf<E>

/**
 * A field's schema without its default. If the user has emptied a field, the form must report it. With the default, the field would be
 * filled without notice.
 */
export const bareSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema

/** May the field be null? If so, an emptied number or date is sent as null, so that the server clears it. */
export const acceptsNull = (schema: z.ZodType): boolean => bareSchema(schema).safeParse(null).success

/** Names of the fields that a form can send. */
export const editableFields = (entity: Pick<Entity, 'fields'>): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) => (field.readOnly ? [] : [name]))

/** Values of a new record: the declaration's defaults, or else empty values. */
export function startValues(entity: Pick<Entity, 'fields'>): Values {
  return Object.fromEntries(
    editableFields(entity).map((name) => {
      const field = entity.fields[name]
      const start = field?.schema.safeParse(undefined)
      if (start?.success && start.data !== undefined) return [name, start.data]
      return [name, field && ['text', 'textarea', 'email', 'phone', 'url'].includes(field.widget) ? '' : undefined]
    }),
  )
}

/** Must the user fill in the field? If so, its label has an asterisk. A field with a default is already filled. */
export function isRequired(field: { schema: z.ZodType; widget: string }): boolean {
  if (field.widget === 'boolean' || field.schema instanceof z.ZodDefault) return false
  const bare = bareSchema(field.schema)
  if (bare.safeParse(undefined).success || bare.safeParse(null).success) return false
  const empty = ['text', 'textarea', 'email', 'phone', 'url', 'color'].includes(field.widget)
    ? ''
    : ['multiselect', 'references', 'list', 'hours', 'images'].includes(field.widget)
      ? []
      : undefined
  return !bare.safeParse(empty).success
}

/**
 * Values of an enum in declared order, also if the enum is wrapped as default, optional or nullable. For an array: the values of its
 * entries.
 */
export function choicesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return choicesOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodArray ? choicesOf(schema.element as z.ZodType) : []
}

/** Maximum number of characters of a text. Undefined: no limit. */
export function maxLengthOf(schema: z.ZodType): number | undefined {
  const bare = bareSchema(schema)
  return bare instanceof z.ZodString && bare.maxLength !== null ? bare.maxLength : undefined
}
