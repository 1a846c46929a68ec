import { findGrant, provenPermissions, staffPermissions, staffRoles } from '@sanad/domain'
import { expect, it } from 'vitest'
import { endpoints, errorKinds, impliedErrors, requestPath, routePattern } from './index.ts'
import { findStaffSubject } from './staff/subject.ts'

it('finds the endpoints of every module', () => {
  expect(endpoints.length).toBeGreaterThan(20)
})

it('gives every endpoint a name and a method with path of its own', () => {
  const names = endpoints.map((endpoint) => endpoint.name)
  const routes = endpoints.map((endpoint) => `${endpoint.method} ${routePattern(endpoint)}`)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(routes).size).toBe(routes.length)
})

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s lies under /api, says what it does and names known errors that do not follow from the rest',
  (_name, endpoint) => {
    expect(routePattern(endpoint)).toMatch(/^\/api\/[A-Za-z0-9/:_-]+$/)
    expect(endpoint.summary.length).toBeGreaterThan(10)
    for (const code of endpoint.errors) {
      expect(errorKinds).toHaveProperty(code)
      expect(impliedErrors(endpoint)).not.toContain(code)
    }
    expect(endpoint.method === 'GET' && endpoint.body).toBeFalsy()
  },
)

it.each(
  endpoints.filter(({ access }) => access === 'staff').map((endpoint) => [endpoint.name, endpoint] as const),
)('[DK-08] %s, a call of staff, names the permission that it needs', (_name, { permission }) =>
  expect(staffPermissions).toContain(permission),
)

it.each(
  endpoints
    .filter(({ permission }) => permission && provenPermissions.includes(permission))
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('[DK-09] %s asks for a fresh proof unless it only reads', (_name, { method, permission, proof }) => {
  expect(proof ?? false).toBe(method !== 'GET' || permission === 'identifier.reveal')
})

/** Lists, which their handlers narrow; what belongs to nobody; and files of messages that are one's own. */
const narrowedElsewhere = [
  'countWork',
  'deleteWorkView',
  'getWorkPlace',
  'listDeskApplications',
  'listDeskConsultations',
  'listDeskMoneyDocuments',
  'listDeskTickets',
  'listDueStages',
  'listReadyAsks',
  'listRefundReasons',
  'listSavedReplies',
  'listWork',
  'listWorkOwners',
  'listWorkRows',
  'listWorkViews',
  'lookUpPan',
  'orderWorkViews',
  'saveWorkView',
  'sayPresence',
  'searchDesk',
  'streamWork',
  'submitDeskTicketFile',
  'takeNextWork',
]

it('[DK-08] what somebody may do for their own teams alone names whose work it is in its path', () => {
  const unnamed = endpoints.filter(
    (endpoint) =>
      staffRoles.some((role) => endpoint.permission && findGrant([role], endpoint.permission) === 'teams') &&
      !findStaffSubject(endpoint),
  )
  expect(unnamed.map(({ name }) => name).sort()).toEqual(narrowedElsewhere)
})

it('no other call names a permission of staff', () => {
  const others = endpoints.filter(({ access, permission }) => access !== 'staff' && permission)
  expect(others).toEqual([])
})

it('percent-encodes parameters and query values, and leaves undefined ones out', () => {
  const endpoint = endpoints.find(({ name }) => name === 'getServiceDetails')
  if (!endpoint) throw new Error('getServiceDetails is gone')
  expect(
    requestPath(endpoint, { params: { userServiceId: 'a/b?c' }, query: { cursor: 'ä&=', limit: undefined } }),
  ).toBe('/api/v2/services/user/details/a%2Fb%3Fc?cursor=%C3%A4%26%3D')
})
