import { describe, expect, it } from 'vitest'
import { nearestProjects } from '@/domain/projects/nearest'
import { catalogueOf } from '../../../support/catalogue-fixtures'

const { cities } = catalogueOf()
const [NAMUR, ELOUGES, JAMBES, NOWHERE] = [1, 2, 4, 5]
const project = (id: number, cityId: number | null, priceMin: number | null = 200_000, soldOut = false) => ({
  id,
  cityId,
  priceMin,
  soldOut,
})
const one = project(0, NAMUR)
const order = (...others: ReturnType<typeof project>[]) =>
  nearestProjects(one, others, cities).map(({ id }) => id)

describe('nearestProjects', () => {
  it.each([
    ['the nearer town', [project(1, ELOUGES), project(2, JAMBES), project(3, NAMUR)], [3, 2, 1]],
    ['the nearer price', [project(1, NAMUR, 400_000), project(2, NAMUR, 210_000)], [2, 1]],
    ['what is not sold out', [project(1, NAMUR, 200_000, true), project(2, ELOUGES)], [2, 1]],
    ['a known place', [project(1, NOWHERE), project(2, null), project(3, ELOUGES)], [3, 1, 2]],
    ['a known price', [project(1, NAMUR, null), project(2, NAMUR)], [2, 1]],
  ])('puts %s first', (_, others, ids) => {
    expect(order(...others)).toEqual(ids)
  })
})
