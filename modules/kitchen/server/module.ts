import { orderOfStaffPort, setKitchenMarkPort } from '#modules/ordering/ports.ts'
import { preparationPort } from '#modules/statistics/ports.ts'
import { serve } from '#platform/module.ts'
import { optional } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { kitchenEndpoints } from '../contract.ts'
import { markingOf } from '../rules/mark.ts'
import { kitchenRights } from './rights.ts'

/**
 * The server part of the kitchen. Some API calls set and remove the kitchen's marks: a dish or a ticket is finished, or changes are read.
 * Another API call reads the preparation list. The marks are separate from the order's state (ADR 0020). The module has no tables; ordering
 * stores the marks.
 */
export const kitchenModule = serverModule({
  name: 'kitchen',
  endpoints: kitchenEndpoints,
  rights: kitchenRights,
  withoutKeys: ['kitchen'],
  needs: { order: orderOfStaffPort, setMark: setKitchenMarkPort, preparation: optional(preparationPort) },
  open: (_core, ports) => ({
    handlers: [
      serve(kitchenEndpoints.preparation, async ({ session, query }) => {
        const value = session && (await ports.preparation(session, query.branch, query.day))
        if (value === undefined) return { ok: false, code: 'record.not_found' }
        return { ok: true, value: value && { ...value, dishes: [...value.dishes] } }
      }),
      serve(kitchenEndpoints.mark, async ({ session, params, body, requestId }) => {
        const order = await ports.order(session, params.id)
        if (!order) return { ok: false, code: 'record.not_found' }
        const marking = markingOf(order, body)
        if (marking.is === 'unknown-item') return { ok: false, code: 'record.not_found' }
        if (marking.is === 'unchanged') return { ok: true, value: order }
        const { isDone, item, isChangeSeen, seenVersion } = marking
        await ports.setMark({ session, orderId: order.id, isDone, item, isChangeSeen, seenVersion, requestId })
        return { ok: true, value: (await ports.order(session, order.id)) ?? order }
      }),
    ],
  }),
})
