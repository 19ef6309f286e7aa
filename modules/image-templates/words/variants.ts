import { messages } from '#i18n/messages.ts'
import type { Locale } from '#contract/locale.ts'

const variantTexts = messages(
  {
    italic: 'kursiv',
    weights: {
      thin: 'Haarfein',
      extraLight: 'Sehr leicht',
      light: 'Leicht',
      regular: 'Normal',
      medium: 'Mittel',
      semibold: 'Halbfett',
      bold: 'Fett',
      extraBold: 'Sehr fett',
      black: 'Schwarz',
    },
  },
  {
    italic: 'italic',
    weights: {
      thin: 'Thin',
      extraLight: 'Extra light',
      light: 'Light',
      regular: 'Regular',
      medium: 'Medium',
      semibold: 'Semibold',
      bold: 'Bold',
      extraBold: 'Extra bold',
      black: 'Black',
    },
  },
)

/** The names of the font weights from 100 to 900, in this order. */
const weights = ['thin', 'extraLight', 'light', 'regular', 'medium', 'semibold', 'bold', 'extraBold', 'black'] as const

/**
 * The name of a variant of a font: '700italic' is 'Fett kursiv'. A weight that is no multiple of 100 is shown with its number: 'Normal
 * 450'.
 */
export function variantName(variant: string, locale: Locale): string {
  const t = variantTexts(locale)
  const weight = Number.parseInt(variant, 10)
  const nearest = Math.min(9, Math.max(1, Math.round(weight / 100)))
  const words = [t.weights[weights[nearest - 1] ?? 'regular']]
  if (weight !== nearest * 100) words.push(String(weight))
  if (variant.endsWith('italic')) words.push(t.italic)
  return words.join(' ')
}
