import { readShortLink } from '@sanad/contracts'
import { withQuery } from '@sanad/web-kit'
import { type LoaderFunction, replace } from 'react-router'
import { applicationParameter, paths, ticketPath } from '../../shared/routing/paths.ts'

/** `/go/{link}` of a message: leads to the screen of what it is about, which leads through the login and back. */
export const followShortLink: LoaderFunction = ({ params }) => {
  throw replace(screenOf(params['*'] ?? ''))
}

function screenOf(link: string): string {
  const target = readShortLink(link)
  switch (target?.type) {
    case 'application':
      return target.id ? withQuery(paths.service, { [applicationParameter]: target.id }) : paths.services
    case 'ticket':
      return target.id ? ticketPath(target.id) : paths.tickets
    case 'consultation':
      return paths.consult
    case 'compliance':
      return paths.compliance
    case undefined:
      return paths.pageNotFound
  }
}
