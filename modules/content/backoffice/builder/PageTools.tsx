import { useFills } from '#ui/backoffice/slots.tsx'
import { pageToolsSlot } from '../parts/slots.ts'

/** Shows what other modules added to `pageToolsSlot`: buttons for the page or, if `blockId` is set, for one of its blocks. */
export function PageTools({ blockId, pageId }: { pageId: string; blockId?: string | undefined }) {
  const tools = useFills(pageToolsSlot)
  // oxlint-disable-next-line react/no-array-index-key -- the list of modules does not change while the page is open
  return tools.map((Tool, index) => <Tool key={index} pageId={pageId} blockId={blockId} />)
}
