import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Statistic } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { visitTexts } from '../words/visits.ts'
import { count, percent } from './labels.ts'

/** The funnel: how many visits put something into the cart, began the checkout, and ordered. */
export function Funnel({ statistic: { figures } }: { statistic: Statistic }) {
  const t = useTexts(screenTexts)
  const names = useTexts(visitTexts)
  const { locale } = useStaff()
  const visits = figures['visits'] ?? 0
  const steps = (['visits', 'addtocart', 'initiatecheckout', 'purchase'] as const).map((key) => ({
    key,
    name: key === 'visits' ? t.visits.visit : names.nodes[key],
    value: figures[key] ?? 0,
  }))
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.visits.funnel}</h2>
        <span className="t2 sm">{t.visits.funnelHint}</span>
      </div>
      <table className="funnel">
        <tbody>
          {steps.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="wide" aria-hidden>
                <i style={{ width: `${visits === 0 ? 0 : (value / visits) * 100}%` }} />
              </td>
              <td className="num b">{count(value, locale)}</td>
              <td className="num t2">{visits === 0 ? '–' : percent(value / visits, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bd sm t2">{t.visits.notOrders}</p>
    </section>
  )
}
