/** An agent asks at least twice a minute. After so many seconds without a question it counts as not connected. */
export const agentSilentSeconds = 90

/** Longer than an agent needs for one slip: it was claimed, fetched, printed and reported within this time, or something went wrong. */
export const agentLeaseSeconds = 60

/** What an agent may connect to unless its owner says otherwise: printers of private networks, on the usual port. */
export const agentPrinters = '10.0.0.0/8:9100, 172.16.0.0/12:9100, 192.168.0.0/16:9100'
