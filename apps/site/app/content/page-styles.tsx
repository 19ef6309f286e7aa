import type { ReactNode } from 'react'

/** React passes it on; its types know it for form fields only. */
const switchedOff = { disabled: true }

/**
 * The style sheets of a page, written into it: without them nothing is painted, and a request for each would come before the first picture. The
 * links that are switched off tell the build's loader that these sheets are there.
 */
export function PageStyles(props: {
  hrefs: readonly string[]
  /** The text of a sheet; undefined: the page links it. */
  textOf: ((href: string) => string | undefined) | undefined
}): ReactNode {
  const sheets = props.hrefs.map((href) => ({ href, text: props.textOf?.(href) }))
  const written = sheets.flatMap(({ text }) => text ?? []).join('\n')
  return (
    <>
      {written && <style dangerouslySetInnerHTML={{ __html: written }} />}
      {sheets.map(({ href, text }) => (
        <link key={href} rel="stylesheet" href={href} {...(text === undefined ? {} : switchedOff)} />
      ))}
    </>
  )
}
