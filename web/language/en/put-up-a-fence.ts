/** Put up a fence: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  title: 'Put up a fence',
  summary:
    'Bays set out round every corner, posts, panels or rails and boards, and the concrete that the holes really take.',
  counts: [
    'Bays: each stretch ÷ 1.83 m (6 ft), rounded up; one post more than bays, shared round corners (panel makers).',
    'Posts go a third of the height and 150 mm into the ground; holes are three posts wide.',
    'Concrete: hole less post, and 10 % more; 108 bags of 20 kg make a cubic metre (Blue Circle Southern).',
    'Boards overlap by 25 mm, on two rails, three from 1.2 m high.',
  ],
  pitfalls: [
    'Digging into a cable or gas pipe: ask for the plans and dig by hand near them.',
    'The neighbour’s line and the height allowed: over 2 m (1 m beside a road in the UK) needs permission.',
    'All posts set first: panels differ by a centimetre. Set post, panel, post.',
    'Concrete that ends in a bowl holds water and rots the post: slope it away.',
  ],
  tools: [
    'String line and pegs',
    'Spade, post-hole digger',
    'Cable and pipe detector',
    'Spirit level or post level',
    'Bucket or mixer, watering can',
    'Saw, drill, drivers',
    'Gloves, safety glasses, sturdy shoes',
  ],
  fields: {
    height: { label: 'Fence height' },
    kind: { label: 'Made of', options: { panels: 'Panels', boards: 'Boards on rails' } },
    bay: { label: 'From post to post' },
    post: { label: 'Post, square' },
    boardWidth: { label: 'Board width' },
    boardOverlap: { label: 'Boards overlap by' },
    kerf: { label: 'Saw cut' },
  },
  rail: 'Rails',
  concrete: 'Concrete mix',
  figures: { run: 'fence', bays: 'bays', posts: 'posts' },
  panels: (sides: string) => `Fence panels, ${sides}`,
  panelsWhy: (bays: string, cut: number) => `${bays}${cut > 0 ? ` ${cut} cut down to fit.` : ''}`,
  posts: (side: string) => `Fence posts, ${side} square`,
  boards: (width: string) => `Fence boards, ${width}`,
  fix: {
    panels: 'Hang the panels',
    boards: 'Rails, then boards',
    detail: 'Keep 50 mm off the ground. Treat every cut end with preservative.',
    safety: 'A panel is a sail: do not lift one alone in the wind. Gloves and glasses on.',
  },
  steps: {
    line: {
      title: 'Set out the line',
      detail:
        'Agree the line with your neighbour. Peg a string and mark the posts as on the drawing.',
      safety: 'Ask for the plans of cables and pipes before you dig.',
    },
    dig: {
      title: 'Dig the holes',
      detail: 'Three posts wide, straight sides, loose earth out.',
      safety:
        'Dig by hand where a cable may lie. Cover open holes when you leave, and lift with your legs.',
    },
    posts: {
      title: 'Set the posts in concrete',
      detail: 'Plumb on two sides, braced, concrete tamped in layers and sloped at the top.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
    },
  },
};
