/** Written by the request chain on every request, over whatever a client sends under its name. */
export const CLIENT_ADDRESS = 'x-client-address'

/** The canonical address that a request comes from; 'unknown' where nobody wrote it down. */
export const clientAddress = (headers: Headers): string => headers.get(CLIENT_ADDRESS) ?? 'unknown'

/** Whether a canonical address is that of this machine itself. */
export const isThisMachine = (address: string): boolean => address.startsWith('127.') || address === '0:0:0:0::/64'
