import { describe, expect, it } from 'vitest'
import { DEMO_AGENCIES, DEMO_TEAM } from '../../../../demo/network/agencies'
import { DEMO_SETTINGS } from '../../../../demo/network/settings'
import { regionOfZip } from '@/domain/properties/region'
import { LANGUAGES } from '@/i18n/languages'

describe('the demo network', () => {
  it('has an agency in each region, with its mentions', () => {
    const regions = DEMO_AGENCIES.map(({ zip }) => regionOfZip(zip))
    expect(regions).toEqual(['flanders', 'brussels', 'wallonia'])
    for (const agency of DEMO_AGENCIES) {
      expect(agency.companyNumber).toMatch(/^0\d{3}\.\d{3}\.\d{3}$/)
      expect(agency.vatNumber).toBe(`BE ${agency.companyNumber}`)
      expect(agency.instituteNumber).toMatch(/^(BIV|IPI) 5\d\d\.\d{3}$/)
      for (const language of LANGUAGES) expect(agency.supervisoryAuthority[language]).toBeTruthy()
    }
  })

  it('gives every member an agency, and nobody a real address', () => {
    const agencies = DEMO_AGENCIES.map(({ agencyId }) => agencyId)
    expect(DEMO_TEAM).toHaveLength(8)
    for (const member of DEMO_TEAM) expect(agencies).toContain(member.agencyId)
    for (const { email, phone } of [...DEMO_AGENCIES, ...DEMO_TEAM, DEMO_SETTINGS]) {
      expect(email).toMatch(/@orlinde\.example$/)
      expect(phone).toMatch(/^0\d{8,9}$/)
    }
  })
})
