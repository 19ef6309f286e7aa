import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import grenze from '@fontsource/grenze/files/grenze-latin-600-normal.woff2?url'
import wittgenstein from '@fontsource-variable/wittgenstein/files/wittgenstein-latin-wght-normal.woff2?url'

const display: Readonly<Record<string, string>> = { donau: wittgenstein, lindwurm: grenze }

/** Fonts of the first view, to be fetched before the style sheet names them (design: Brands). */
export const fontsOf = (theme: string | undefined): string[] => {
  const own = theme ? display[theme] : undefined
  return own ? [own, text] : [text]
}
