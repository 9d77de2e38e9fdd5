import { expect, it } from 'vitest'
import { isPublicAddress } from '@/import/files/public-address'

it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2a00:1450:400e::1'])(
  '%s is on the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254',
  '172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255',
  '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1',
  '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
