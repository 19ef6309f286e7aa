-- Views of the statistics that a person keeps: the address of the screen, without its days where they are 'the last n days'.
CREATE TABLE stat_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  shown text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX stat_views_title ON stat_views (user_id, title);

-- Who gets the weekly mail. `told`: the Monday for which it was written last.
CREATE TABLE stat_mails (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  told date NOT NULL
);
