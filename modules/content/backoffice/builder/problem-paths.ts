import type { Problems } from './ProblemList.tsx'

type Blocks = readonly { id?: string | undefined }[]

/** Messages by the path of their control: '<block id>.title', or 'name' of the page. */
export const problemPaths = (problems: Problems): ReadonlyMap<string, string> =>
  new Map(
    problems.flatMap(({ field, message }) => (field ? [[field.replace(/^content\./, ''), message] as const] : [])),
  )

/** Number of wrong fields by block. Wrong fields of the page itself are counted under ''. */
export function wrongByBlock(byPath: ReadonlyMap<string, string>, blocks: Blocks): ReadonlyMap<string, number> {
  const wrong = new Map<string, number>()
  for (const path of byPath.keys()) {
    const [first = ''] = path.split('.')
    const owner = blocks.some(({ id }) => id === first) ? first : ''
    wrong.set(owner, (wrong.get(owner) ?? 0) + 1)
  }
  return wrong
}

/** The block that a refused field belongs to; undefined: the page itself. */
export function ownerOf(field: string, blocks: Blocks): string | undefined {
  const [, id] = /^content\.([^.]+)/.exec(field) ?? []
  return blocks.find((block) => block.id === id)?.id
}
