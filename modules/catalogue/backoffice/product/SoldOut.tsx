import { defaultZone } from '#kernel/time.ts'
import { productWords } from '../../words/product.ts'
import { failureText } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconBan, IconRotateClockwise } from '@tabler/icons-react'
import type { Product } from '../../contract.ts'
import { endOfBusinessDay } from '../sold-out/out-until.ts'
import { useSoldOut } from '../sold-out/use-sold-out.ts'

/**
 * A button that marks the product as sold out until the end of the business day. If the product is already marked, the button removes the mark. A
 * vehicle has no such button.
 */
export function SoldOutAction({ record }: { record: Product }) {
  const t = useTexts(productWords).soldOut
  const { clock, branches } = useStaff()
  const { change, stateOf, bodyFor } = useSoldOut()
  if (record.type === 'vehicle') return null
  const tonight = (): string =>
    String(
      endOfBusinessDay(
        Temporal.Instant.fromEpochMilliseconds(Math.trunc(clock.now())),
        branches[0]?.timeZone ?? defaultZone,
      ),
    )
  const { isOut: isSoldOut } = stateOf(record)
  const Picture = isSoldOut ? IconRotateClockwise : IconBan
  return (
    <Button
      loading={change.isPending}
      leftSection={<Picture className="i" stroke={1.75} aria-hidden />}
      onClick={() =>
        change.mutate(
          {
            params: { id: record.id },
            body: isSoldOut ? bodyFor(false, null) : bodyFor(true, tonight()),
          },
          {
            onSuccess: () => notify(isSoldOut ? t.isBack : t.done),
            onError: (error) => notify(failureText(error, t.failed), 'failed'),
          },
        )
      }
    >
      {isSoldOut ? t.back : t.now}
    </Button>
  )
}
