import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The source file of the sign-in pages. They use a separate HTML document. */
const signIn = [here('./src/sign-in/main.ts')]
/** The source file with the providers that every other page of the back office needs: React, the router and the controls. */
const base = [here('./src/AppFrame.tsx')]
/** The source file with which every other page of the back office starts: the frame, which imports the manifests of all modules. */
const frame = [here('./src/whole.tsx')]
/** The source file of the order board, the screen that staff open most, often on a slow tablet. */
export const board = [here('../../modules/ordering/backoffice/board/BoardScreen.tsx')]
const roots = new Set([...signIn, ...frame, ...board])

interface Group {
  name: (id: string, graph: Graph) => string | null
  /** The name of the group in the timing report of the bundler. */
  debugName: string
  /** A group also contains the files that its files import, unless a group with a higher priority contains them. */
  priority: number
}

/**
 * Puts the code into four files: sign-in page, providers, frame, and board. Without these groups the code that pages share would be two
 * hundred small files. Each of them would need a request and a link in the page.
 */
export const firstFiles = (): Group[] => [
  fileOf('sign-in', 4, signIn),
  // The base file contains no source files that import styles. Otherwise the page would link these styles first. The first style sheet
  // must be the one that defines the order of the cascade layers.
  fileOf('base', 3, base, (id, graph) => !graph.getModuleInfo(id)?.importedIds.some(isStyle)),
  fileOf('frame', 2, frame),
  fileOf('board', 1, board),
]

function fileOf(
  name: string,
  priority: number,
  first: readonly string[],
  fits: (id: string, graph: Graph) => boolean = () => true,
): Group {
  let needed: ReadonlySet<string> | undefined
  return {
    priority,
    debugName: name,
    name(id, graph) {
      needed ??= neededBy(first, graph)
      return needed.has(id) && !roots.has(id) && fits(id, graph) ? name : null
    },
  }
}

interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null
}

const isStyle = (id: string): boolean => /\.css($|\?)/.test(id)

/** Is the file a library's index, which only re-exports? `neededBy` then follows only the exports that our code imports. */
const isList = (id: string): boolean =>
  /node_modules\/@(mantine\/(core|hooks|notifications)|tabler\/icons-react)\/.*(index|icons-react)\.mjs$/.test(id)

/**
 * All source files that the files `first` import, directly or through others, without style sheets. Each style sheet stays with the file that
 * imports it.
 */
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
  // The files that were found in this round may import more parts of a library. The loop ends when a round finds nothing new.
  for (let size = -1; size !== found.size;) {
    size = found.size
    follow([...lists].flatMap(partsOf))
  }
  return found
}

/** The imported names in braces: 'Button' and 'TextInput' for `import { Button, TextInput as Field } from '…'`. */
const namedIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? ''),
  )

/** The source files that a page loads first: the frame, and on the board also the board. */
export const firstOf = (page: 'board' | 'other'): readonly string[] => [...frame, ...(page === 'board' ? board : [])]
