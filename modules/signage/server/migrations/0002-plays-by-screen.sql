-- Each screen makes the ids of its plays: two screens may give the same one, and both count.
ALTER TABLE signage_plays DROP CONSTRAINT signage_plays_pkey;
ALTER TABLE signage_plays ADD PRIMARY KEY (device_id, id);
