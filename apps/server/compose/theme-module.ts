import { readFile } from 'node:fs/promises'
import { artworkPort } from '#modules/media/ports.ts'
import { themeCssPort } from '#modules/payments/ports.ts'
import { serverModule } from '#platform/server-module.ts'

/** Pictures and style sheets of the themes, as files of the product. */
export const themeModule = serverModule({
  name: 'theme',
  offers: { artwork: artworkPort, themeCss: themeCssPort },
  open: () => ({ handlers: [], artwork, themeCss }),
})

const site = new URL('../../../packages/ui/site/', import.meta.url)

const artwork = (name: string, extension: string): Promise<Uint8Array | undefined> => fileOf(`art/${name}.${extension}`)

async function themeCss(theme: string): Promise<string> {
  const name = /^[a-z0-9-]+$/.test(theme) ? theme : 'donau'
  return (await fileOf(`css/theme-${name}.css`))?.toString('utf8') ?? ''
}

async function fileOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(new URL(path, site))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
