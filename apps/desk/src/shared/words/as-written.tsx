/** Words of a person, in their language: neither the desk nor the browser translates them, and they are read out in it. */
export function AsWritten({ children }: { children: string }) {
  return (
    <bdi translate="no" lang={/\p{Script=Devanagari}/u.test(children) ? 'hi' : 'en'}>
      {children}
    </bdi>
  )
}
