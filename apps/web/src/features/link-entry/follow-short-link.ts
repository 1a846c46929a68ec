import { readShortLink } from '@sanad/contracts'
import { type LoaderFunction, replace } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { targetPath } from '../../shared/routing/target-path.ts'

/** `/go/{link}` of a message: leads to the screen of what it is about, which leads through the login and back. */
export const followShortLink: LoaderFunction = ({ params }) => {
  const target = readShortLink(params['*'] ?? '')
  throw replace(target ? targetPath(target) : paths.pageNotFound)
}
