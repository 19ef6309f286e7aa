import { formatLongDay, formatNumber } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Link } from 'react-router'
import type { Budget, Generation } from '../contract.ts'
import { aiTexts } from '../words/ai-content.ts'

interface BoxProps {
  budget: Budget
  last: Generation | null
  money: (micro: number) => string
}

/** Shows the cost of the latest proposals and how much of the month's budget is used. */
export function BudgetBox({ budget, last, money }: BoxProps) {
  const t = useTexts(aiTexts)
  const locale = useLocale()
  const { budgetMicro, isTemplate, renewsOn, spentMicro, state } = budget
  const day = formatLongDay(Date.parse(`${renewsOn}T12:00:00Z`), 'UTC', locale)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${renewsOn}T00:00:00Z`) - 1,
  )
  const percent = budgetMicro ? Math.floor((spentMicro * 100) / budgetMicro) : 0
  if (isTemplate)
    return (
      <div className="blk col">
        <h3>{t.template}</h3>
        <p className="sm t2">
          <Link to="/verbindungen">{t.templateText}</Link>
        </p>
      </div>
    )
  return (
    <>
      {last ? (
        <div className="blk col">
          <div className="row">
            <h3>{t.cost}</h3>
            <span className="sp" />
            <b>{money(last.costMicro)}</b>
          </div>
          <dl className="kv">
            <dt>{t.provider}</dt>
            <dd>{last.provider || t.template}</dd>
            <dt>{t.model}</dt>
            <dd className="el">{last.model}</dd>
            <dt>{t.tokens}</dt>
            <dd>{t.tokenCount(formatNumber(last.tokensIn, locale), formatNumber(last.tokensOut, locale))}</dd>
            <dt>{t.estimated}</dt>
            <dd>{money(last.estimateMicro)}</dd>
          </dl>
        </div>
      ) : null}
      {budgetMicro === null ? null : (
        <div className="blk col">
          <div className="row">
            <h3>{t.budget(month)}</h3>
            <span className="sp" />
            <span className="sm">
              <b>{money(spentMicro)}</b> {t.ofBudget(money(budgetMicro))}
            </span>
          </div>
          <meter min={0} max={100} high={80} optimum={0} value={Math.min(100, percent)} aria-label={t.budget(month)} />
          {state === 'free' ? null : (
            <p className="sm warn">{state === 'used' ? t.usedUp(day) : t.warning(percent, day)}</p>
          )}
        </div>
      )}
      <p className="hint">{t.privacy}</p>
    </>
  )
}
