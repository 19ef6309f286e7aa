/** The letter S of Servus in the form of a road: the road, and its shadow. */
export const road =
  'M470 190c-36-62-104-92-184-92-104 0-178 54-178 136 0 180 364 86 364 276 0 82-78 132-184 132-90 0-160-34-200-100'
export const roadShadow =
  'M560 250c-36-62-104-92-184-92-104 0-178 54-178 136 0 180 364 86 364 276 0 82-78 132-184 132-90 0-160-34-200-100'
