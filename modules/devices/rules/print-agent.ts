/** An agent asks at least twice a minute. After this many seconds without a request it counts as not connected. */
export const agentSilentSeconds = 90

/**
 * Seconds until a slip must be claimed, fetched, printed and reported. It is longer than an agent needs for one slip; after it, something went
 * wrong.
 */
export const agentLeaseSeconds = 60

/** What an agent may connect to unless its owner sets something else: printers of private networks, on the usual port. */
export const agentPrinters = '10.0.0.0/8:9100, 172.16.0.0/12:9100, 192.168.0.0/16:9100'
