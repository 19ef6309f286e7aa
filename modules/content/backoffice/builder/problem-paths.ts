import type { Problems } from './ProblemList.tsx'

type Blocks = readonly { id?: string | undefined }[]

/** The error messages by the path of their field: '<block id>.title' for a field of a block, 'name' for a field of the page itself. */
export const problemPaths = (problems: Problems): ReadonlyMap<string, string> =>
  new Map(
    problems.flatMap(({ field, message }) => (field ? [[field.replace(/^content\./, ''), message] as const] : [])),
  )

/** The number of wrong fields in each block, by the id of the block. Wrong fields of the page itself are counted under ''. */
export function wrongByBlock(byPath: ReadonlyMap<string, string>, blocks: Blocks): ReadonlyMap<string, number> {
  const wrong = new Map<string, number>()
  for (const path of byPath.keys()) {
    const [first = ''] = path.split('.')
    const owner = blocks.some(({ id }) => id === first) ? first : ''
    wrong.set(owner, (wrong.get(owner) ?? 0) + 1)
  }
  return wrong
}

/** The id of the block that contains a refused field. Undefined if the field belongs to the page itself. */
export function ownerOf(field: string, blocks: Blocks): string | undefined {
  const [, id] = /^content\.([^.]+)/.exec(field) ?? []
  return blocks.find((block) => block.id === id)?.id
}
