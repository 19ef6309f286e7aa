/** The parts of the window that are needed here. */
type Screen = Pick<Window, 'addEventListener' | 'document' | 'history' | 'location' | 'queueMicrotask' | 'setTimeout'>

/** The key in the state of a history entry that was added for open dialogs. Its value is the way of scrolling of the entry before. */
const MARK = 'dialogOver'
/** A dialog that 'back' did not close within this time stays open, for example because it asks first. It then gets an entry again. */
const REFUSED_MS = 300

interface DialogEntry {
  /** Call it when a dialog opens. `close`: closes the dialog. Returns a function to call when the dialog was closed. */
  opened(close: () => void): () => void
  /** Calls `then` when the entry of the dialogs is no longer in the history, so that a new page comes after the page and not after it. */
  leave(then: () => void): void
  /** True while the current entry is that of the dialogs. */
  isThere(): boolean
}

/**
 * Lets 'back' close an open dialog instead of leaving the page. Open dialogs share one additional entry of the history. 'Back' removes the
 * entry and closes the dialog on top; a dialog that is closed in another way removes the entry, too. Safari has no CloseWatcher, so that
 * this works the same in all browsers only with an entry.
 */
export function createDialogEntry(screen: Screen): DialogEntry {
  const { history } = screen
  const dialogs: { close: () => void }[] = []
  const waiting: (() => void)[] = []
  const isMarked = () => MARK in ((history.state ?? {}) as object)
  // True at the start if the page was loaded again while a dialog was open.
  let hasEntry = isMarked()
  /** True from `history.back()` until the browser has gone back. */
  let isReturning = false
  let scrolling: unknown = hasEntry && (history.state as Record<string, unknown>)[MARK]

  /** The anchor in the address of the page. */
  let anchor = ''

  function add() {
    // The page must not scroll when the entry is removed. The entry itself scrolls as before, so that a reload keeps the place.
    const mode = history.scrollRestoration
    scrolling = mode
    history.scrollRestoration = 'manual'
    // While the dialog is open, the address has no anchor. Otherwise the browser would move to the anchor and focus it when it goes back.
    anchor = screen.location.hash
    if (anchor) history.replaceState(history.state, '', screen.location.pathname + screen.location.search)
    history.pushState({ ...(history.state as object | null), [MARK]: mode }, '')
    history.scrollRestoration = mode
    hasEntry = true
  }

  function update() {
    if (isReturning) return
    if (hasEntry) {
      if (dialogs.length > 0 && waiting.length === 0) return
      isReturning = true
      history.back()
    } else if (waiting.length > 0) for (const then of waiting.splice(0)) then()
    else if (dialogs.length > 0) add()
  }

  function left() {
    hasEntry = false
    history.scrollRestoration = scrolling === 'manual' ? 'manual' : 'auto'
    if (anchor && !screen.location.hash) {
      history.replaceState(history.state, '', screen.location.pathname + screen.location.search + anchor)
    }
    anchor = ''
  }

  // In the capture phase, so that the router of the page does not load the page again.
  screen.addEventListener(
    'popstate',
    (event) => {
      const wasThere = hasEntry
      if (!wasThere && !isMarked()) return
      event.stopImmediatePropagation()
      if (isMarked()) {
        // 'Forward' leads to the entry of a dialog that was closed, so the page goes back again.
        hasEntry = true
        isReturning = false
        update()
        return
      }
      left()
      if (isReturning) {
        isReturning = false
        update()
        return
      }
      dialogs.at(-1)?.close()
      screen.setTimeout(update, REFUSED_MS)
    },
    { capture: true },
  )
  if (screen.document.readyState === 'complete') screen.setTimeout(update, 0)
  else screen.addEventListener('load', () => screen.setTimeout(update, 0))

  return {
    opened(close) {
      const dialog = { close }
      dialogs.push(dialog)
      update()
      return () => {
        const index = dialogs.indexOf(dialog)
        if (index !== -1) dialogs.splice(index, 1)
        // A dialog that follows at once uses the same entry. `update` must not run later: going back would then cancel the loading of another
        // page that has begun in the meantime.
        screen.queueMicrotask(update)
      }
    },
    leave(then) {
      waiting.push(then)
      update()
    },
    isThere: () => hasEntry,
  }
}

let shared: DialogEntry | undefined

/** The entry for all dialogs of this page. Only for the browser. */
export const dialogEntry = (): DialogEntry => (shared ??= createDialogEntry(window))
