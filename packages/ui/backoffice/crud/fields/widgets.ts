import type { Widget } from '#contract/entity.ts'
import type { FieldComponent } from '../field-props.ts'
import { BooleanField, MultiselectField, ReferenceField, ReferencesField, SelectField } from './choice-fields.tsx'
import { DateField, DateTimeField } from './date-fields.tsx'
import { ImagesField } from './ImagesField.tsx'
import { MoneyField, NumberField, PercentField } from './number-fields.tsx'
import {
  ColorField,
  EmailField,
  PasswordField,
  PhoneField,
  TextareaField,
  TextField,
  UrlField,
} from './text-fields.tsx'
import { TranslationsField } from './TranslationsField.tsx'

/**
 * The default control of each widget. `hours` is provided by modules/branches through a slot. `list`, `json` and `richtext` have no default
 * control: their editors are written by hand and listed in `overrides`.
 */
export const widgets: Readonly<Partial<Record<Widget, FieldComponent>>> = {
  text: TextField,
  textarea: TextareaField,
  number: NumberField,
  money: MoneyField,
  percent: PercentField,
  boolean: BooleanField,
  select: SelectField,
  multiselect: MultiselectField,
  email: EmailField,
  phone: PhoneField,
  url: UrlField,
  color: ColorField,
  date: DateField,
  datetime: DateTimeField,
  password: PasswordField,
  reference: ReferenceField,
  references: ReferencesField,
  translations: TranslationsField,
  images: ImagesField,
}
