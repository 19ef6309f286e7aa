import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import type { Access } from './roles.ts'

/** How a field is shown in the generated list and form. An editor can replace the control or the list cell of a field by its own component. */
export type Widget =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'number'
  | 'money'
  | 'percent'
  | 'boolean'
  | 'select'
  | 'multiselect'
  | 'email'
  | 'phone'
  | 'url'
  | 'color'
  | 'date'
  | 'datetime'
  | 'password'
  | 'reference'
  | 'references'
  | 'hours'
  | 'translations'
  | 'images'
  | 'list'
  | 'json'

/** Widgets of fields that contain ids of other records. */
type ReferenceWidget = 'reference' | 'references'

interface ViewOptions {
  /** Section of the form. Sections are in the order in which they first appear. The title of a section is a text of the entity. */
  section?: string
  /** Position of the column in the list, from the left. Without it, the field is not in the list. */
  column?: number
  /** True if the field is only sent and never read back (passwords, keys). */
  writeOnly?: boolean
  /** True if the field is only read and never sent. */
  readOnly?: boolean
}

/**
 * How staff see a field. A field that contains ids of other records must name their entity (`to: 'category'`). Other fields have no `to`.
 */
export type FieldView = ViewOptions &
  ({ widget: ReferenceWidget; to: string } | { widget: Exclude<Widget, ReferenceWidget>; to?: undefined })

/** One field: its zod shape with bounds, and how staff see it. Its label is in the texts of the entity (`EntityWords.fields`). */
export type Field<S extends z.ZodType = z.ZodType> = FieldView & { schema: S }

/** Declares a field. If it needs no other options, the name of the widget is enough. */
export const field = <S extends z.ZodType>(
  schema: S,
  view: Exclude<Widget, ReferenceWidget> | FieldView,
): Field<S> => ({
  schema,
  ...(typeof view === 'string' ? { widget: view } : view),
})

export type Fields = Readonly<Record<string, Field>>
type ShapeOf<F extends Fields> = { [K in keyof F]: F[K]['schema'] }

/**
 * The fields that every stored record has in addition to the fields of its entity. `version` rises with each change. A change must contain
 * the version that its sender has read.
 */
const recordShape = {
  id: z.uuid(),
  version: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

type Stamps = z.output<z.ZodObject<typeof recordShape>>

/**
 * Defines the branches of a record without `branchColumn` (docs/rules/security.md, Branch scope). `brand`: all branches. `{ list }`: the
 * branches in that field, or all branches if the list is empty. `carried`: modules compute the branches (port `platform.carriers`); then
 * the table has the column `own_branches`.
 */
type Scope<Name extends string = string> = 'brand' | 'carried' | { readonly list: Name }

export interface Entity<F extends Fields = Fields> {
  /** Name in the singular, in camelCase; the key of the entity's texts. */
  readonly name: string
  /** Name in the plural, in kebab-case; its path below /api and (with underscores) the name of its table. */
  readonly plural: string
  readonly fields: F
  /** The shape that a caller sends to create a record. A change sends some of these fields and the `version`. */
  readonly input: z.ZodObject<ShapeOf<F>, z.core.$strict>
  /** The shape of a stored record when it is read. */
  readonly record: z.ZodObject<ShapeOf<F> & typeof recordShape>
  readonly access: { read: Access; write: Access }
  /** The columns that `?search=` searches. */
  readonly search: readonly (keyof F & string)[]
  /** Default order of lists, for example 'name' or '-createdAt'. */
  readonly sort: string
  /**
   * Field that contains the id of the record's branch; 'id' if the record itself is the branch. Without this setting all staff see all
   * records, unless `isReadScoped` is set.
   */
  readonly branchColumn?: (keyof F & string) | 'id'
  /**
   * Where the branches of a record are found. To write the record, a user needs access to all of these branches. Not used where
   * `branchColumn` is set. Default: `brand`.
   */
  readonly scope?: Scope<keyof F & string>
  /**
   * True if staff read only records of their own branches; `scope` names the branches of a record. For personal data. Default: all staff read
   * all records.
   */
  readonly isReadScoped?: boolean
  /** If true, other programs are notified of changes: `<name>.created`, `.changed` and `.removed` are written to the outbox with `{ id }`. */
  readonly tells?: boolean
}

/** Declares an entity. Validation, API calls, OpenAPI, list and form come from this declaration. */
export function entity<const F extends Fields>(declared: {
  name: string
  plural: string
  fields: F
  access: { read: Access; write: Access }
  search?: readonly (keyof F & string)[]
  sort?: string
  branchColumn?: (keyof F & string) | 'id'
  scope?: Scope<keyof F & string>
  isReadScoped?: boolean
  tells?: boolean
}): Entity<F> {
  const shape = Object.fromEntries(
    Object.entries(declared.fields).map(([name, one]) => [name, one.schema]),
  ) as ShapeOf<F>
  // A read-only field in the input is refused, like a field that does not exist.
  const sent = Object.fromEntries(Object.entries(shape).filter(([name]) => !declared.fields[name]?.readOnly))
  return {
    search: [],
    sort: 'createdAt',
    ...declared,
    input: z.strictObject(sent) as unknown as Entity<F>['input'],
    record: z.object({ ...shape, ...recordShape }) as Entity<F>['record'],
  }
}

/** Makes the fields of an entity from shapes that a contract already has. `views` says for each field how staff see it. */
export const fieldsOf = <S extends Readonly<Record<string, z.ZodType>>>(
  shape: S,
  views: Readonly<Record<keyof S & string, FieldView>>,
): { readonly [K in keyof S]: Field<S[K]> } =>
  Object.fromEntries(
    Object.entries<FieldView>(views).map(([name, view]) => [name, field(shape[name] as z.ZodType, view)]),
  ) as { readonly [K in keyof S]: Field<S[K]> }

/** Names of an entity's own fields. */
export type FieldName<E extends Entity> = keyof E['fields'] & string
/** The type of the value of one field in a stored record. */
export type FieldValue<E extends Entity, K extends FieldName<E>> = z.output<E['fields'][K]['schema']>

/** The changed fields of a record, after validation. */
export type RecordChanges<E extends Entity> = { readonly [K in FieldName<E>]?: FieldValue<E, K> | undefined }
/** A new record after validation, with its defaults filled in. */
export type NewRecord<E extends Entity> = z.output<E['input']> & RecordChanges<E>
/** A change with the version of the record that the caller has seen. */
export type RecordUpdate<E extends Entity> = RecordChanges<E> & { readonly version: number }

export type InputRecord<E extends Entity> = z.input<E['input']>
export type RecordOf<E extends Entity> = z.output<E['record']> & Stamps

/** Query of every generated list. */
export const ListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
  search: z.string().max(200).optional(),
  sort: z.string().max(60).optional(),
  /** Only records with this value of a field: 'categoryId:0198…', 'isEnabled:false'. An empty value finds records without a value. */
  by: z.string().max(120).regex(/^\w+:/).optional(),
})

const IdParams = z.strictObject({ id: z.uuid() })

/**
 * The shape of a change: every field is optional. Defaults are removed first, because zod would fill them in for missing fields, and a
 * change of one field would reset the others.
 */
export function partOf<S extends z.ZodRawShape>(shape: S) {
  const bare = Object.fromEntries(
    Object.entries(shape).map(([name, one]) => [name, z.optional(one instanceof z.ZodDefault ? one.unwrap() : one)]),
  )
  return z.strictObject(bare as { [K in keyof S]: z.ZodOptional<S[K]> })
}

/** The five API calls of an entity: GET list, GET one, POST, PUT, DELETE (specification §7). */
export function crudEndpoints<F extends Fields>(entity: Entity<F>) {
  const path = `/api/${entity.plural}`
  const input: z.ZodType = entity.input
  const change: z.ZodType = partOf(entity.input.shape).extend({ version: z.int().nonnegative() })
  const { read, write } = entity.access
  return {
    list: endpoint({
      id: `${entity.plural}.list`,
      method: 'GET',
      path,
      access: read,
      query: ListQuery,
      reply: z.array(entity.record),
      summary: `List ${entity.plural}`,
    }),
    get: endpoint({
      id: `${entity.plural}.get`,
      method: 'GET',
      path: `${path}/:id`,
      access: read,
      params: IdParams,
      reply: entity.record,
      summary: `Read one of ${entity.plural}`,
    }),
    create: endpoint({
      id: `${entity.plural}.create`,
      method: 'POST',
      path,
      access: write,
      body: input as z.ZodType<NewRecord<Entity<F>>, InputRecord<Entity<F>>>,
      reply: entity.record,
      status: 201,
      summary: `Create one of ${entity.plural}`,
    }),
    update: endpoint({
      id: `${entity.plural}.update`,
      method: 'PUT',
      path: `${path}/:id`,
      access: write,
      params: IdParams,
      body: change as z.ZodType<RecordUpdate<Entity<F>>, Partial<InputRecord<Entity<F>>> & { version: number }>,
      reply: entity.record,
      summary: `Change one of ${entity.plural}; 409 with the current record when it was changed meanwhile`,
    }),
    remove: endpoint({
      id: `${entity.plural}.remove`,
      method: 'DELETE',
      path: `${path}/:id`,
      access: write,
      params: IdParams,
      summary: `Delete one of ${entity.plural}; refused with the places where it is used`,
    }),
  }
}
