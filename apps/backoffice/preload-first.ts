import type { Plugin, Rolldown } from 'vite'
import { board, firstOf } from './first-files.ts'

/**
 * Makes the browser fetch all files of the first page at once. Otherwise it would find the next files only after loading the previous ones.
 * Style sheets are applied at once, so that the scripts do not wait for them one after the other (`firstStyles`). A sheet that could not be
 * loaded is removed: the loader of Vite then requests it again.
 * `boardPath` is the path of the board. A path below it is the page of an order on the board, so it needs the files of the board, too.
 */
export function preloadFirst(boardPath: string): Plugin {
  return {
    name: 'preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('index.html')) return html
        // Vite has already linked the styles of the entry.
        const isLinked = (file: string) => file.endsWith('.css') && html.includes(`/${file}"`)
        const files = (first: readonly string[]) =>
          JSON.stringify(bundle ? filesOf(bundle, first).filter((file) => !isLinked(file)) : [])
        const script = `var path = location.pathname.replace(/\\/+$/, '')
        var first = (path + '/').startsWith(${JSON.stringify(`${boardPath}/`)}) ? ${files(firstOf('board'))} : ${files(firstOf('other'))}
        for (var file of first) {
          var link = document.createElement('link')
          var isStyle = /\\.css$/.test(file)
          link.rel = isStyle ? 'stylesheet' : /\\.js$/.test(file) ? 'modulepreload' : 'preload'
          if (/\\.woff2$/.test(file)) link.as = 'font'
          if (isStyle) link.onerror = function () { this.remove() }
          link.crossOrigin = ''
          link.href = '/backend/' + file
          document.head.append(link)
        }`
        // Behind the style element of the page: it defines the order of the layers, and the links must not come before it.
        return html.replace('</style>', `</style>\n    <script nonce="__CSP_NONCE__">\n      ${script}\n    </script>`)
      },
    },
  }
}

/**
 * The files of the font of all text. The names of guests on the board often need the second one, for example for 'ş'. If it came later, the
 * browser would calculate the whole page again.
 */
const fontsOf = (first: readonly string[]): RegExp[] => [
  /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/,
  ...(board.some((file) => first.includes(file)) ? [/atkinson-hyperlegible-next-latin-ext-wght-normal.*\.woff2$/] : []),
]

/** The scripts that the source files `first` need, the styles of these scripts, and the fonts. */
export function filesOf(bundle: Rolldown.OutputBundle, first: readonly string[]): string[] {
  const all = Object.values(bundle)
  const chunks = all.filter((one) => one.type === 'chunk')
  const open = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && first.includes(facadeModuleId))
  const found = new Set<string>()
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    const { imports } = chunk
    open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  const fonts = all.filter(({ fileName }) => fontsOf(first).some((font) => font.test(fileName)))
  return [...found, ...fonts.map(({ fileName }) => fileName)]
}
