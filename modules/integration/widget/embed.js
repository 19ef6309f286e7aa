// Puts booking or ordering of a business into this page: in a frame with the business's own address, directly after this script. The script
// stores nothing, reads nothing from the page, and receives only one value from the frame: its height.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { origin } = new URL(script.src)
  const { kind = 'booking', branch = '', locale, title } = script.dataset
  const language = (locale ?? document.documentElement.lang).toLowerCase().startsWith('en') ? 'en' : 'de'
  const names =
    language === 'en'
      ? { path: 'book-here', booking: 'Book a ride', store: 'Order' }
      : { path: 'hier-buchen', booking: 'Fahrt buchen', store: 'Bestellen' }
  const isStore = kind === 'store'
  const frame = document.createElement('iframe')
  frame.src = `${origin}/${language}/${isStore ? `store/${encodeURIComponent(branch)}` : names.path}`
  frame.title = title ?? (isStore ? names.store : names.booking)
  frame.allow = 'geolocation'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  // The styles are set one by one, because a page with a strict policy refuses styles in attributes.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '600px', border: '0', colorScheme: 'auto' })
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || data?.servus !== 'height') return
    const height = Number(data.height)
    // At most as high as the window: a dialog or the cart in the frame must be visible as a whole.
    const most = Math.max(480, innerHeight - 24)
    if (height > 0) frame.style.height = `${Math.min(Math.max(height, 320), most)}px`
  })
  let loads = 0
  frame.addEventListener('load', () => {
    // The next page is shown from its top.
    if (++loads > 1) frame.scrollIntoView({ block: 'nearest' })
  })
  script.after(frame)
})()
