import { gsmText, segmentsOf } from './segments.ts'

/** The parts of an SMS. */
interface SmsParts {
  shop: string
  /** The event: 'Ihre Fahrt 7F3K2QX9M ist bestätigt'. */
  sentence: string
  /** The appointment as text. Empty if there is none. */
  when: string
  /** The link to the status page. Undefined without https, because its secret could be read on the way. */
  url: string | undefined
}

/**
 * The longest form of the text that fits into one message, otherwise the shortest form. The sentence is never left out, and the link is the last part
 * to be left out.
 */
export function smsText({ shop, sentence, when, url }: SmsParts): string {
  const forms = [
    [`${shop}: ${sentence}.`, when && `${when}.`, url],
    [`${shop}: ${sentence}.`, url],
    [`${sentence}.`, url],
    [`${sentence}.`],
  ].map((parts) =>
    gsmText(
      parts
        .filter(Boolean)
        .join(' ')
        .replaceAll(/\.\.+ /g, '. '),
    ),
  )
  const [, , withLink] = forms
  return forms.slice(0, 3).find((form) => segmentsOf(form).count === 1) ?? withLink ?? sentence
}
