/** Put up a fence: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Panels stand between posts: each bay is a panel, a post and a little play; the rest of the line is a panel sawn narrower.',
    'Posts go a third of the height into the ground, and below the frost line (BS 1722-5).',
    'Concrete is the hole, three posts wide, less the post; a tenth more, for no hole is neat.',
    'Feather-edge boards overlap and are nailed twice to each rail; three rails above 1.2 m.',
    'Sizes are those that shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Digging into a cable or gas pipe: ask for the plans and dig by hand near them.',
    'Your neighbour’s line and the height allowed: ask first.',
    'Setting all posts before hanging a panel: panels differ by a centimetre. Set post, panel, post.',
    'One bag of post mix a hole: that fills a third of it, and the fence leans in the first storm.',
    'Concrete that ends in a bowl holds water and rots the post: slope it away.',
  ],
  fields: {
    height: { label: 'Fence height' },
    kind: {
      label: 'Made of',
      options: {
        panel: 'Panels',
        'feather-edge': 'Feather-edge boards',
        picket: 'Pickets on rails',
        slotted: 'Panels in concrete posts',
      },
    },
    gates: { label: 'Gates', source: 'At the end of the last stretch.' },
    exposure: {
      label: 'Wind',
      options: { sheltered: 'Sheltered', open: 'Open ground', coast: 'By the sea or on a hill' },
    },
    soil: {
      label: 'Ground',
      options: { firm: 'Firm', 'clay-or-sand': 'Clay or sand' },
    },
    byRoad: { label: 'Beside a road' },
    gravelBoard: {
      label: 'Gravel boards',
      options: { usual: 'Where usual', yes: 'Yes', no: 'No' },
      source: 'A board at the bottom that keeps the rest off the soil.',
    },
    gap: { label: 'Gap between boards' },
    frost: { label: 'Frost line', source: 'How deep the ground freezes: the local office knows.' },
  },
  figures: { run: 'fence', height: 'high', bays: 'bays', posts: 'posts' },
  why: {
    string: 'The line, and a tenth more to tie it.',
    pegs: 'One at each corner and end.',
    gloves: 'For splinters and wire.',
    cementGloves: 'Wet cement burns skin.',
    glasses: 'For sawing and hammering.',
    anchors: (posts: number) => `One for each of ${posts} posts, set in the concrete.`,
    caps: (posts: number) => `One for each of ${posts} posts: the end grain drinks rain.`,
    gravel: (posts: number) => `A layer under each of ${posts} posts, so that the foot drains.`,
    gravelBoards: (bays: number) => `One in each of ${bays} bays.`,
    cleats: (each: number, boards: number) => `${each} for each of ${boards} gravel boards.`,
    cleatScrews: (each: number, cleats: number) =>
      `${each} for each of ${cleats} cleats, half into the post, half into the board.`,
    wedges: (each: number, panels: number) =>
      `${each} for each of ${panels} panels, against rattling.`,
    clips: (each: number, panels: number) => `${each} for each of ${panels} panels.`,
    clipScrews: (each: number, clips: number) => `${each} for each of ${clips} clips.`,
    rails: (rails: number, bays: number) => `${rails} rails in each of ${bays} bays.`,
    brackets: (each: number, rails: number) => `${each} for each of ${rails} rails.`,
    bracketScrews: (each: number, brackets: number) =>
      `${each} for each of ${brackets} brackets, half into the rail, half into the post.`,
    nails: (each: number, places: number) =>
      `${each} for each of ${places} places where a board meets a rail.`,
    bolts: (each: number, posts: number) => `${each} for each of ${posts} posts, through its foot.`,
    capping: 'Along the top, bay by bay.',
    gates: (gates: number) => `As many as you chose: ${gates}.`,
    hardware: 'Hinges, latch and bolts for each gate.',
    preserver: (cuts: number) => `${cuts} sawn ends, two soaking coats each.`,
  },
  wind: (moment: string, bay: string) =>
    `The wind puts ${moment} on each post with bays of ${bay}. Choose narrower bays, wider posts or boards with gaps.`,
  otherHeight: (height: string) =>
    `Shops in your region sell for a fence ${height} high: that is what this plan builds.`,
  drawing: {
    fence: 'Fence',
    stretch: (stretch: number) => `Stretch ${stretch}`,
    gate: 'gate',
    says: (name: string, long: string, bays: number, posts: number) =>
      `${name}: ${long}, ${bays} bays between ${posts} posts.`,
    section: 'Post and hole',
    post: (side: string) => `post ${side}`,
    hole: (hole: string, depth: string) => `${hole} wide, ${depth} deep`,
    sectionSays: (height: string, post: string, hole: string, depth: string) =>
      `Cut through a post: ${height} high, ${post} square, in a hole ${hole} wide and ${depth} deep.`,
  },
  steps: {
    agree: {
      title: 'Agree the line',
      detail:
        'Look at the deeds, and agree the line, the height and the good side with your neighbour. Ask the local office what is allowed.',
      check: 'You both know where the string will run.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'Get the plans of what is buried, walk the line with the finder and mark what you find.',
      check: 'No mark lies where a post will stand.',
    },
    line: {
      title: 'Set out the line',
      detail: (off: string) =>
        `Clear a strip, peg a string ${off} off the face of the posts and mark every post as on the drawing. On a slope, step the panels.`,
      check: 'The marks add up to the length of the line.',
    },
    digEnds: { title: 'Dig the end posts’ holes' },
    dig: {
      title: 'Dig the holes between',
      detail: (hole: string, depth: string) =>
        `${hole} wide and ${depth} deep, sides straight, loose earth out. An old stump: dig beside it.`,
      check: (depth: string) => `A stick marked at ${depth} touches the bottom everywhere.`,
      safety: 'Dig by hand near marks. Cover open holes when you leave, and lift with your legs.',
    },
    setEnds: { title: 'Set the end posts' },
    set: {
      detail: (gravel: string) =>
        `${gravel} of gravel, post in, braced plumb two ways. Tamp the concrete in layers and slope the top away from the post.`,
      anchored:
        'Fill the hole with tamped concrete and set the anchor in it, level and in line. Bolt the post on when it has hardened.',
      check: 'The level reads plumb on two sides.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
    },
    setNext: {
      title: 'Set the posts between',
      panel:
        'Stretch a string along the tops of the end posts. Hang a panel on the last post that stands, set the next post tight to it, and go on: post, panel, post. Do not brace from a panel in wind.',
      slotted:
        'Stretch a string along the tops. Slide gravel board and panel into the post that stands, bring the next post up to them, set it, and go on.',
      boards:
        'Stretch a string along the tops of the end posts and set every post to it, the faces in one line.',
      check: 'The string touches every post and the bays are alike.',
    },
    gravelBoard: {
      title: 'Fix the gravel boards',
      detail: (off: string) => `Level, ${off} off the soil, screwed to a cleat on each post.`,
      check: 'No board touches the soil.',
    },
    hang: {
      title: 'Hang the panels',
      detail: (off: string, cut: number) =>
        `${off} off the soil, the same gap each side, clips on both posts.${
          cut > 0 ? ' Saw the last panel narrower: take off a batten and fix it on again.' : ''
        }`,
      slotted: 'Press wedges into the slots on both sides so that nothing rattles.',
      check: 'Tops level, and nothing moves when pushed.',
      safety: 'A panel is a sail: two people, and not in wind.',
    },
    rails: {
      title: 'Fix the rails',
      detail: (ends: string, rails: number) =>
        `${rails} a bay: the lowest and the highest ${ends} from the ends of the boards${
          rails === 2 ? '' : ', one in the middle'
        }.`,
      check: 'Level, and flush with the face of the posts.',
    },
    boards: {
      title: 'Nail the boards',
      lapped: (nails: number, lap: string) =>
        `Thick edge over thin by ${lap}, with a gauge; ${nails} nails a rail through the thick edge only, so that the boards can move.`,
      butted: (nails: number) =>
        `Edge to edge, ${nails} nails a rail. Stretch a string along the tops first.`,
      spaced: (nails: number, gap: string) =>
        `With a block of ${gap} between, ${nails} nails a rail. Stretch a string along the tops first.`,
      check: 'Plumb at every tenth board.',
      safety: 'Glasses on: nails spring back.',
    },
    capping: {
      title: 'Cap the boards',
      detail: 'Nail the capping along the top, joints over posts.',
      check: 'Water runs off it, not behind it.',
    },
    gate: {
      title: 'Hang the gate',
      detail: (gap: string, hinge: string) =>
        `${gap} of gap all round, hinges ${hinge} from top and bottom, the brace up from the lower hinge.`,
      check: 'It swings by itself and latches with a finger.',
    },
    treat: {
      title: 'Caps and cut ends',
      detail: 'Soak every sawn end twice with preservative, and cap the posts.',
      check: 'Push the top of a post: it moves less than two finger-widths.',
    },
    stain: {
      title: 'Stain it when it is dry',
      detail:
        'Treated wood is wet from the works: wait until a drop of water soaks in, two to eight weeks, then stain it.',
    },
  },
};
