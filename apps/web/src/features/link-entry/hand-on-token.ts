import { withQuery } from '@sanad/web-kit'
import { type LoaderFunction, replace } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'

/** `/entry?csrf=` or `?token=`: hands the token on to the form; without one there is nothing to open. */
export const handOnToken: LoaderFunction = ({ request }) => {
  const { searchParams } = new URL(request.url)
  const csrf = searchParams.get('csrf') || searchParams.get('token')
  throw replace(csrf ? withQuery(paths.submitForm, { csrf }) : paths.pageNotFound)
}
