import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What the browser loads to sign in: the frame, and the page itself. */
const roots = [here('./src/sign-in/show-sign-in.tsx'), here('../../modules/identity/backoffice/LoginScreen.tsx')]

/**
 * Everything that the page for signing in needs is one file. As it is shared with the rest, it would be sixty small ones, and each
 * of them is a request. The rest of the back office needs it as well.
 */
export function signInGroup(): { name: (id: string, graph: Graph) => string | null } {
  let needed: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      needed ??= neededBy(roots, graph)
      // A page links the styles of its first files before all others, but the first sheet must be the one that orders the layers.
      const hasStyles = graph.getModuleInfo(id)?.importedIds.some(isStyle)
      return needed.has(id) && !hasStyles && !roots.includes(id) ? 'base' : null
    },
  }
}

interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null
}

const isStyle = (id: string): boolean => /\.css($|\?)/.test(id)

/** Lists of a library's parts: only those parts are followed that somebody names. */
const isList = (id: string): boolean =>
  /node_modules\/@(mantine\/(core|hooks|notifications)|tabler\/icons-react)\/.*(index|icons-react)\.mjs$/.test(id)

/** Code that is imported by these, directly or not. Styles stay with the file that names them. */
function neededBy(first: readonly string[], graph: Graph): Set<string> {
  const [found, lists, names] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const follow = (ids: readonly string[]) => {
    const open = [...ids]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || lists.has(id) || isStyle(id)) continue
      if (isList(id)) {
        lists.add(id)
        continue
      }
      found.add(id)
      const read = graph.getModuleInfo(id)
      for (const name of namedIn(read?.code ?? '')) names.add(name)
      open.push(...(read?.importedIds ?? []))
    }
  }
  const partsOf = (list: string) =>
    (graph.getModuleInfo(list)?.importedIds ?? []).filter((id) => names.has(/([^/]+)\.mjs$/.exec(id)?.[1] ?? ''))
  follow(first)
  // What is found names more parts.
  for (let size = -1; size !== found.size;) {
    size = found.size
    follow([...lists].flatMap(partsOf))
  }
  return found
}

/** 'Button' and 'TextInput' of `import { Button, TextInput as Field } from '…'`. */
const namedIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? ''),
  )

/**
 * Has the browser fetch all files of the page for signing in at once. Without it each step of the start tells it only of the next. `paths`:
 * the pages that it is for.
 */
export function preloadSignIn(paths: readonly string[]): Plugin {
  return {
    name: 'preload-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = bundle ? filesOf(bundle) : []
        const script = `if (${JSON.stringify(paths)}.includes(location.pathname.replace(/\\/+$/, '')))
        for (var file of ${JSON.stringify(files)}) {
          var link = document.createElement('link')
          link.rel = /\\.js$/.test(file) ? 'modulepreload' : 'preload'
          if (/\\.css$/.test(file)) link.as = 'style'
          if (/\\.woff2$/.test(file)) link.as = 'font'
          if (!/\\.css$/.test(file)) link.crossOrigin = ''
          link.href = '/backend/' + file
          document.head.append(link)
        }`
        return html.replace('</title>', `</title>\n    <script nonce="__CSP_NONCE__">\n      ${script}\n    </script>`)
      },
    },
  }
}

/** Their scripts, the styles of these, and the font of all text. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const all = Object.values(bundle)
  const chunks = all.filter((one) => one.type === 'chunk')
  const open = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && roots.includes(facadeModuleId))
  const found = new Set<string>()
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    const { imports } = chunk
    open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  const font = all.find(({ fileName }) => /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/.test(fileName))
  return [...found, ...(font ? [font.fileName] : [])]
}
