export type Tone = 'green' | 'yellow' | 'red' | 'blue' | 'grey'
