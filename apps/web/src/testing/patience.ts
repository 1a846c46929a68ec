import { configure } from '@testing-library/react'

// A busy machine may take longer than the one second that is usual.
configure({ asyncUtilTimeout: 10_000 })
