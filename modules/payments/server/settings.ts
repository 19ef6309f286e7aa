export interface MollieSettings {
  /** The base address of Mollie's API with its version, without trailing slash: 'https://api.mollie.com/v2'. */
  url: string
  key: string
}

export interface DatatransSettings {
  /** The base address of Datatrans' API: 'https://api.datatrans.com/v1'. */
  url: string
  /**
   * Base address of the payment pages to which payers are sent: 'https://pay.datatrans.com/v1'. Undefined: the address in Datatrans' response is
   * used.
   */
  payUrl: string | undefined
  merchant: string
  password: string
  /**
   * The key with which Datatrans signs its notices, decoded from the hex digits in the dashboard. Undefined: signatures are not checked, which is
   * safe because a notice only starts a reading.
   */
  signKey: Uint8Array | undefined
}

export interface PaymentSettings {
  mollie: MollieSettings | undefined
  datatrans: DatatransSettings | undefined
  /** True in demo mode if neither Mollie nor Datatrans is configured. Orders are then paid at the test terminal. */
  hasTerminal: boolean
}

type Setting = (name: string) => string | undefined
/** The payment settings or, if one of them is wrong, a message that tells the operator how to correct it. */
type Read = { ok: true; value: PaymentSettings } | { ok: false; message: string }

const refuse = (message: string): Read => ({ ok: false, message })

/**
 * The base address of an API, without trailing slash. If the address has no path, the version is added: 'https://api.mollie.com' becomes
 * 'https://api.mollie.com/v2'. Undefined if the text is no http address.
 */
export function baseOf(address: string, version: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.pathname === '/' ? `${url.origin}/${version}` : address.replace(/\/+$/, '')
}

/** Reads MOLLIE_URL, MOLLIE_KEY and DATATRANS_*. If a setting is wrong, returns a message that says how to correct it. */
export function readPaymentSettings(setting: Setting, isDemo: boolean): Read {
  const mollieKey = setting('MOLLIE_KEY')
  const mollieUrl = baseOf(setting('MOLLIE_URL') ?? 'https://api.mollie.com', 'v2')
  if (!mollieUrl) return refuse('MOLLIE_URL is no address. Write it like https://api.mollie.com, or leave it unset.')
  if (setting('MOLLIE_URL') && !mollieKey)
    return refuse('MOLLIE_URL is set, but MOLLIE_KEY is empty. Set both, or neither.')
  const datatrans = readDatatrans(setting)
  if (typeof datatrans === 'string') return refuse(datatrans)
  const mollie = mollieKey ? { url: mollieUrl, key: mollieKey } : undefined
  return { ok: true, value: { mollie, datatrans, hasTerminal: isDemo && !mollie && !datatrans } }
}

function readDatatrans(setting: Setting): DatatransSettings | string | undefined {
  const names = ['DATATRANS_URL', 'DATATRANS_PAY_URL', 'DATATRANS_SIGN_KEY']
  const [merchant, password] = [setting('DATATRANS_MERCHANT'), setting('DATATRANS_PASSWORD')]
  if (!merchant || !password) {
    const lonely = [...names, 'DATATRANS_MERCHANT', 'DATATRANS_PASSWORD'].find((name) => setting(name))
    return lonely && `${lonely} is set, but DATATRANS_MERCHANT or DATATRANS_PASSWORD is empty. Set both, or none.`
  }
  const url = baseOf(setting('DATATRANS_URL') ?? 'https://api.datatrans.com', 'v1')
  if (!url) return 'DATATRANS_URL is no address. Write it like https://api.sandbox.datatrans.com, or leave it unset.'
  const given = setting('DATATRANS_PAY_URL')
  const payUrl = given ? baseOf(given, 'v1') : undefined
  if (given && !payUrl) return 'DATATRANS_PAY_URL is no address. Write it like https://pay.sandbox.datatrans.com.'
  const hex = setting('DATATRANS_SIGN_KEY')
  if (hex && !/^(?:[0-9a-f]{2}){16,}$/i.test(hex))
    return 'DATATRANS_SIGN_KEY must be the hexadecimal digits that the dashboard shows (Webhook, Sign key).'
  return { url, payUrl, merchant, password, signKey: hex ? new Uint8Array(Buffer.from(hex, 'hex')) : undefined }
}
