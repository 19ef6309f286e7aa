import { gsmText, segmentsOf } from './segments.ts'

/** The parts of the text of an SMS. */
interface SmsParts {
  shop: string
  /** What has happened, without a full stop: 'Ihre Fahrt 7F3K2QX9M ist bestätigt'. */
  sentence: string
  /** The time of the appointment as text. Empty if the SMS must not mention it. */
  when: string
  /**
   * The link to the status page. Undefined if the site does not use https, because others could then read the secret in the link during the
   * transmission.
   */
  url: string | undefined
}

/**
 * Writes the text of an SMS. If it is too long for one message, first the time is left out, then also the name of the business. The
 * sentence and the link always remain, even if the SMS then needs several messages.
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
