import { soldOutTexts } from '../../words/sold-out.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBan, IconCircleCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { catalogueEndpoints, type Product } from '../../contract.ts'
import { productName } from '../../rules/product-words.ts'
import { isSoldOut } from '../../rules/product-availability.ts'
import { endOfBusinessDay } from './out-until.ts'
import './sold-out.css'

/** Largest number of products in the list; others are found by the search. */
const SHOWN = 500

/** Quick list to mark products as sold out, one tap each. */
export default function SoldOutScreen() {
  const t = useTexts(soldOutTexts)
  const { branches, branchId, clock, locale } = useStaff()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 150)
  const list = useCall(
    catalogueEndpoints.products.list,
    { query: { pageSize: SHOWN, ...(search ? { search } : {}) } },
    { keepPrevious: true },
  )
  const change = useAction(catalogueEndpoints.soldOut, { refresh: [catalogueEndpoints.products.list] })
  const now = Temporal.Instant.fromEpochMilliseconds(Math.trunc(clock.now()))
  const zone =
    (branches.find((one) => one.id === branchId) ?? branches.find((one) => one.kind === 'orders'))?.timeZone ??
    'Europe/Vienna'
  useShortcuts([
    {
      keys: ['/'],
      label: t.search,
      group: t.title,
      run: () => document.querySelector<HTMLElement>('[data-sold-out-search]')?.focus(),
    },
  ])
  const dishes = (list.data?.value ?? []).filter((one) => one.type !== 'vehicle')
  const out = dishes.filter((one) => isSoldOut(one, now))
  const there = dishes.filter((one) => !isSoldOut(one, now))
  const hidden = Math.max(0, (list.data?.meta?.total ?? 0) - SHOWN)
  const set = (product: Product, isNowOut: boolean, until: string | null) =>
    change.mutate({ params: { id: product.id }, body: { isSoldOut: isNowOut, until } })
  const row = (product: Product) => {
    const name = productName(product, locale)
    const isBusy = change.isPending && change.variables?.params?.id === product.id
    const isProductOut = isSoldOut(product, now)
    const until = isProductOut && product.soldOutUntil ? Date.parse(product.soldOutUntil) : undefined
    return (
      <li key={product.id} className={isProductOut ? 'out' : ''}>
        <div className="nm">
          <b>{name}</b>
          <span className={`bdg ${isProductOut ? 'alarm' : 'ok'}`}>
            {isProductOut ? <IconBan className="i" aria-hidden /> : <IconCircleCheck className="i" aria-hidden />}
            {!isProductOut
              ? t.there
              : until === undefined
                ? t.untilFurther
                : t.until(formatMomentInText(until, clock.now(), zone, locale))}
          </span>
        </div>
        <div className="row w sw">
          {isProductOut ? (
            <Button
              variant="filled"
              loading={isBusy}
              aria-label={t.backOf(name)}
              onClick={() => set(product, false, null)}
            >
              {t.back}
            </Button>
          ) : (
            <>
              <Button
                loading={isBusy}
                aria-label={t.todayOf(name)}
                onClick={() => set(product, true, String(endOfBusinessDay(now, zone)))}
              >
                {t.today}
              </Button>
              <Button disabled={isBusy} aria-label={t.forGoodOf(name)} onClick={() => set(product, true, null)}>
                {t.forGood}
              </Button>
            </>
          )}
        </div>
      </li>
    )
  }
  return (
    <>
      <PageHead title={t.title} />
      <div className="scroll">
        <div className="m-catalogue soldout">
          <p className="t2">{t.lead}</p>
          <TextInput
            type="search"
            size="lg"
            aria-label={t.search}
            placeholder={t.search}
            value={typed}
            leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-sold-out-search
            data-autofocus
          />
          {change.error ? <Banner tone="alarm">{failureText(change.error, t.saveFailed)}</Banner> : null}
          <p className="sr" role="status">
            {t.nowOut(out.length)}
          </p>
          {list.isError ? (
            <FailedState error={list.error} title={t.failed} retry={() => void list.refetch()} />
          ) : list.isPending ? (
            <LoadingState label={t.title} />
          ) : dishes.length === 0 ? (
            <p className="mut">{t.none}</p>
          ) : (
            <>
              {out.length > 0 ? (
                <section>
                  <h2>{t.out}</h2>
                  <ul className="solist">{out.map(row)}</ul>
                </section>
              ) : null}
              {there.length > 0 ? (
                <section>
                  <h2>{t.rest}</h2>
                  <ul className="solist">{there.map(row)}</ul>
                </section>
              ) : null}
              {hidden > 0 ? <p className="mut">{t.more(hidden)}</p> : null}
            </>
          )}
        </div>
      </div>
    </>
  )
}
