import { gsmText, segmentsOf } from './segments.ts'

/** What an SMS is made of. */
interface SmsParts {
  shop: string
  /** 'Ihre Fahrt 7F3K2QX9M ist bestätigt' */
  sentence: string
  /** The appointment in words; empty: none. */
  when: string
  /** The status page; undefined where it is not reached over https: its secret would be readable on the way. */
  url: string | undefined
}

/**
 * The longest form that is one message, else the shortest. The sentence always stays, and the link stays as long as anything besides it
 * can be left out.
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
