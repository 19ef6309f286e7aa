import type {
  TextField,
  NumberField,
  DateField,
  BooleanField,
  SelectField,
  ReferenceField,
  GroupField,
  CollectionField,
  Field,
  FieldList,
  ImageValue,
  FileValue,
} from './fields.ts'

/** The type of a field's value when the site reads it. */
type ValueOf<F extends Field> = F extends CollectionField
  ? ItemOf<F['items']>[]
  : F extends GroupField
    ? Values<F['fields']> | undefined
    : F extends { type: 'reference'; many: true }
      ? string[]
      : F extends ReferenceField
        ? string | undefined
        : F extends SelectField | { type: 'multiselect' }
          ? F extends { type: 'multiselect' }
            ? F['options'][number][]
            : F['options'][number]
          : F extends TextField
            ? string
            : F extends NumberField
              ? number | undefined
              : F extends DateField
                ? string | undefined
                : F extends BooleanField
                  ? boolean
                  : F extends { type: 'image' }
                    ? ImageValue | undefined
                    : F extends { type: 'images' }
                      ? ImageValue[]
                      : F extends { type: 'file' }
                        ? FileValue | undefined
                        : F extends { type: 'files' }
                          ? FileValue[]
                          : never

type ItemOf<Items extends Readonly<Record<string, FieldList>>> = {
  [K in keyof Items & string]: { id?: string; type?: K } & Values<Items[K]>
}[keyof Items & string]

type Lacking<L extends FieldList> = { [K in keyof L]: undefined extends ValueOf<L[K]> ? K : never }[keyof L]
type TabKeys<L extends FieldList> = { [K in keyof L]: L[K] extends { type: 'tabs' } ? K : never }[keyof L]

/** The type of the values of a list of fields. A field whose value can be missing is an optional key. */
export type Values<L extends FieldList> = {
  [K in Exclude<keyof L, Lacking<L> | TabKeys<L>>]: ValueOf<L[K]>
} & { [K in Exclude<Lacking<L>, TabKeys<L>>]?: ValueOf<L[K]> }
